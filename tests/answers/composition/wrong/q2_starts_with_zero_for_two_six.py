# Wrong for n = 4 (and 8, 12, ...): starts with a 1, (1, 0, 1, 0), which reaches 3 only.
def moving_up(n):
    start = 0 if n % 4 == 2 else 1
    x = [(start + i) % 2 for i in range(n)]
    return x, x[1:]
