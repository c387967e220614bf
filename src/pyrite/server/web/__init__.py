"""The application: HTTP, sockets, and what keeps strangers out."""
