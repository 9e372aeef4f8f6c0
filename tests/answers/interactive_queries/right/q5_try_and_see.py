# Tries each request on a copy.
def part_decisions(total, parts, requests):
    paid, said = {part: 0 for part in parts}, []
    for name, epsilon in requests:
        after = {p: e + epsilon if name in (None, p) else e for p, e in paid.items()}
        said.append(max(after.values()) <= total)
        paid = after if said[-1] else paid
    return said
