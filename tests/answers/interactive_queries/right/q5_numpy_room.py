# Numpy room.
def part_decisions(total, parts, requests):
    room = np.array([Fraction(total)] * len(parts), dtype=object)
    granted = []
    for name, e in requests:
        mask = np.array([name is None or part == name for part in parts])
        after = np.where(mask, room - e, room)
        yes = bool(min(after) >= 0)
        room = after if yes else room
        granted.append(yes)
    return np.array(granted, dtype=bool)
