"""Live tables: people and bots at one game, over HTTP and WebSockets. How it hangs together: `hall`."""
