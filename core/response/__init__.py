"""From an answer to a response file: privatizing, sittings, packing, sealing."""
