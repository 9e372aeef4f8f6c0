# Keeps what is left to each part.
def part_decisions(total, parts, requests):
    left, said = {part: total for part in parts}, []
    for name, epsilon in requests:
        room = min(left.values()) if name is None else left[name]
        said.append(epsilon <= room)
        if said[-1]:
            for part in left:
                if name is None or part == name:
                    left[part] -= epsilon
    return said
