## The command `pyrite serve`, and what the server itself says

serve-help = open tables to play at in the browser
serve-description =
    Serve tables to play at in the browser, with friends and bots.
    On this machine alone: pyrite serve --open
    For everybody on your network: pyrite serve --host 0.0.0.0
    For the internet, behind a proxy that speaks TLS: pyrite serve --public-url https://play.example
serve-host-help = the address to listen on; 0.0.0.0 lets everybody on your network in (default: 127.0.0.1, this machine only)
serve-port-help = the port to listen on (default: { $port }, or the next one that is free)
serve-database-help = the file that keeps all tables, or :memory: to keep nothing (default: .pyrite/tables.db in your home)
serve-public-url-help = an address by which people reach the server, other than an IP address, localhost or this machine's own name; may be given more than once, and the first is the one to share
serve-trusted-proxy-help = the address or network of the proxy that says for whom it asks; may be given more than once (default: this machine)
serve-open-help = open the page in your browser
serve-bad-url = { $url } is no address of a server; write it like https://play.example
serve-bad-proxy = { $proxy } is no address of a proxy; write it like 127.0.0.1 or 127.0.0.0/8
serve-no-port = pyrite: { $address } cannot be listened on: { $problem }. Without --port the next free one is taken; --host is an address of this machine.
serve-no-database = pyrite: { $file } cannot be used as a database: { $problem }
serve-here = Pyrite is served at { $url }
serve-share = Share this address: { $url }
serve-only-here = Only this machine can reach it. To let in your network: pyrite serve --host 0.0.0.0
serve-stop = Stop it with Ctrl+C. All tables are kept.
serve-stop-forgets = Stop it with Ctrl+C. Then all tables are gone: nothing is written to disk.
serve-no-page = The page has not been built. Run “make play”, or install Pyrite with pip.

error-other-decks = The game at this table was begun with other decks. It goes on when the server is started with those again (--decks).

table-bot-names =
    Alda Borin Cilka Dwalin Ember Frida Gimble Hilde Ingot Jasper Kuno Lode Marl Nori Opal Pyra Quarry Runa Slate
    Thora Umber Vesna Wolfram Ysolde
