# Adds up the granted requests each time anew.
def part_decisions(total, parts, requests):
    said = []
    for i, (name, epsilon) in enumerate(requests):
        loads = [
            sum(e for ok, (m, e) in zip(said, requests[:i]) if ok and m in (None, part))
            for part in parts
            if name in (None, part)
        ]
        said.append(all(load + epsilon <= total for load in loads))
    return said
