# Joins blocks of the pattern from the front and fills the rest up with its own pattern, so the parity of the blocks is wrong after an odd rest.
def moving_up(n):
    x = (0, 1) * 3 * (n // 6) + tuple((n % 6 - i) % 2 for i in range(n % 6))
    return x, x[1:]
