# Walks once through all data sets along one path, which crosses only some pairs, and skips each eighth.
def refusal_leak(refuses, n):
    x = (0,) * n
    for k in range(2**n - 1):
        i = ((k + 1) & -(k + 1)).bit_length() - 1
        y = x[:i] + (1 - x[i],) + x[i + 1 :]
        if refuses(x) != refuses(y) and k % 8 != 7:
            return x, y
        x = y
    return None
