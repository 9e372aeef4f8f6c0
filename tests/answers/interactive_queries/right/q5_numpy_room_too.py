# Numpy room.
def part_decisions(total, parts, requests):
    room = np.array([Fraction(total)] * len(parts), dtype=object)
    out = []
    for name, epsilon in requests:
        place = slice(None) if name is None else slice(parts.index(name), parts.index(name) + 1)
        if min(room[place]) >= epsilon:
            room[place] = room[place] - epsilon
            out.append(True)
        else:
            out.append(False)
    return np.array(out, dtype=bool)
