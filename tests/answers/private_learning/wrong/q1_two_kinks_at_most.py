# Goes past one kink, and stops at the second one at the latest.
def minimum(records, strength):
    n, side = len(records), 1 if sum(records) >= 0 else -1
    rs = [side * r for r in records]
    kinks = sorted({1 / r for r in rs if r > 0})[:2]
    left = rs
    for k in kinks:
        w = sum(left) / (n * strength)
        if w <= k:
            return side * w
        left = [r for r in rs if r < 1 / k]
        if sum(left) / (n * strength) <= k:
            return side * k
    w = sum(left) / (n * strength)
    return side * (min(w, kinks[-1]) if len(kinks) > 1 else w)
