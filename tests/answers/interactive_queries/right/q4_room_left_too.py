# Another way: room left.
def exact(e):
    return Fraction(repr(e)) if isinstance(e, float) else Fraction(e)


def decisions(total, requests):
    room = exact(total)

    def ask(e):
        nonlocal room
        if e != e or abs(e) == math.inf or e < 0 or exact(e) > room:
            return False
        room -= exact(e)
        return True

    return tuple(ask(e) for e in requests)
