# Prepend bits recursively; lists.
def moving_up(n):
    def grow(m):
        return [1] if m == 1 else [1 - grow(m - 1)[0]] + grow(m - 1) if m < 3 else (lambda t: [1 - t[0]] + t)(grow(m - 1))
    x = grow(n)
    return [x, x[1:]]
