# After a query about all, sets every part to the most that any has paid.
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, 0), []
    for name, epsilon in requests:
        after = (max(paid.values()) if name is None else paid[name]) + epsilon
        granted.append(after <= total)
        if granted[-1]:
            paid.update(dict.fromkeys(parts if name is None else [name], after))
    return granted
