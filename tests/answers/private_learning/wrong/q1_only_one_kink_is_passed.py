# At most one kind of record becomes content; the second kink is never looked at. Input: [5/7, 1], strength 1/20: 7/5.
def minimum(records, strength):
    n = len(records)
    if sum(records) < 0:
        return -minimum([-r for r in records], strength)
    target = sum(records) / (n * strength)
    top = max(records)
    if top <= 0 or target <= 1 / top:
        return target
    rest = sum(r for r in records if r != top) / (n * strength)
    return max(rest, 1 / top)
