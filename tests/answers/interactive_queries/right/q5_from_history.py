# From history.
def part_decisions(total, parts, requests):
    history = []

    def paid(part):
        return sum(e for (name, e), yes in history if yes and (name is None or name == part))

    for name, e in requests:
        worst = max(paid(part) for part in parts) if name is None else paid(name)
        history.append(((name, e), worst + e <= total))
    return [yes for _, yes in history]
