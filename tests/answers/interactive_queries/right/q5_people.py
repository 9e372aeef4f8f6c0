# Asks one person of each part what they have paid.
def part_decisions(total, parts, requests):
    granted, said = [], []
    for name, epsilon in requests:
        after = [*granted, (name, epsilon)]
        worst = max(sum(e for m, e in after if m is None or m == part) for part in parts)
        said.append(int(worst <= total))
        granted = after if said[-1] else granted
    return tuple(said)
