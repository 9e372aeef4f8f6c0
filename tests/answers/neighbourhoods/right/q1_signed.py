# Adds up signed counts in one dictionary.
def group_bounds(x, y, epsilon):
    balance = {}
    for sign, heap in ((1, x), (-1, y)):
        for record in heap:
            balance[record] = balance.get(record, 0) + sign
    up = sum(b for b in balance.values() if b > 0)
    down = -sum(b for b in balance.values() if b < 0)
    return (up + down) * epsilon, up * epsilon if up == down else np.inf
