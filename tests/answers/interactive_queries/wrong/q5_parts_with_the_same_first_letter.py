# Wrong for total = 1, parts = ["Ba", "Bo"], requests = [("Ba", 1), ("Bo", 1)]: accounts are kept under the first letter.
def part_decisions(total, parts, requests):
    def go(left, rest):
        if not rest:
            return []
        (name, e), later = rest[0], rest[1:]
        after = {p: v - e if name in (None, p) else v for p, v in left.items()}
        fits = all(v >= 0 for v in after.values())
        return [fits] + go(after if fits else left, later)
    return go({p: total for p in parts}, list(requests))
