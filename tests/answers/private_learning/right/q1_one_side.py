# Turns everything round if the weight is negative.
def minimum(records, strength):
    if sum(records) < 0:
        return -minimum([-r for r in records], strength)
    pull, left = len(records) * strength, sorted(records, reverse=True)
    while True:
        w = sum(left) / pull
        if not left or left[0] <= 0 or w * left[0] <= 1:
            return w
        kink = 1 / left[0]
        rest = [r for r in left if r != left[0]]
        if sum(rest) / pull <= kink:
            return kink
        left = rest
