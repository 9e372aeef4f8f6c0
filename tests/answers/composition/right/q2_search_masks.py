# A search over whole numbers as masks, with popcounts.
def moving_up(n):
    even = sum(1 << i for i in range(0, n, 2))
    odd = sum(1 << i for i in range(1, n, 2))
    best, found = -1, 0
    for m in range(1 << n):
        y = m >> 1
        d = abs((m & even).bit_count() - (y & even).bit_count()) + abs((m & odd).bit_count() - (y & odd).bit_count())
        if d > best:
            best, found = d, m
            if d == n:
                break
    x = [found >> i & 1 for i in range(n)]
    return x, x[1:]
