# By object array with masks.
def part_decisions(total, parts, requests):
    room = np.array([total] * len(parts), dtype=object)
    said = np.zeros(len(requests), dtype=bool)
    for i, (name, e) in enumerate(requests):
        mask = np.array([name is None or name == part for part in parts])
        if min(room[mask]) >= e:
            room[mask] = room[mask] - e
            said[i] = True
    return said
