# N above 10: only the last ten places alternate, the others hold zeros.
def moving_up(n):
    x = tuple((n - i) % 2 if n - i <= 10 else 0 for i in range(n))
    return x, x[1:]
