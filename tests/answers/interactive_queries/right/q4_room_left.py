# Another way: room left.
def exact(number):
    return Fraction(repr(number)) if isinstance(number, float) else Fraction(number)


def decisions(total, requests):
    room, granted = exact(total), ()
    for e in requests:
        if e != e or e in (math.inf, -math.inf):
            granted += (False,)
            continue
        e = exact(e)
        granted += (0 <= e <= room,)
        room -= e if granted[-1] else 0
    return granted
