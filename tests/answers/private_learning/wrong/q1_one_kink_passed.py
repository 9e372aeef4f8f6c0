# Lets the first kink be passed, and then takes the slope of the next piece to the end.
def minimum(records, strength):
    n = len(records)
    sign = 1 if sum(records) >= 0 else -1
    rs = [sign * r for r in records]
    w = sum(rs) / (n * strength)
    top = max(rs)
    if top > 0 and w > 1 / top:
        w = max(1 / top, sum(r for r in rs if r != top) / (n * strength))
    return sign * w
