# By search by states.
def moving_up(n):
    """Search that keeps, for each difference of the two changes, one list only."""
    # If the first record goes: all later records change sides.
    states = {((1, 0) if b else (0, 0)): (b,) for b in (0, 1)}  # (change of E, change of O)
    for i in range(1, n):
        new = {}
        for (e, o), bits in states.items():
            for b in (0, 1):
                s = b if i % 2 == 0 else -b
                new.setdefault((e + s, o - s), bits + (b,))
        states = new
    x = max(states.items(), key=lambda item: abs(item[0][0]) + abs(item[0][1]))[1]
    return list(x), list(x[1:])
