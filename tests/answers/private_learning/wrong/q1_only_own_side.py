# Records of the other sign are left out of the pull. Input: [1, -1/2], strength 1: it says 1/2, and 1/4 is right.
def minimum(records, strength):
    n = len(records)
    sign = 1 if sum(records) >= 0 else -1
    pulling = sorted(sign * r for r in records if sign * r > 0)
    while pulling:
        w = sum(pulling) / (n * strength)
        if pulling[-1] * w <= 1:
            return sign * w
        top = pulling.pop()
        if sum(pulling) / (n * strength) * top <= 1:
            return sign / top
    return 0
