# Ones in pairs: each pair changes sides and nothing is gained.
def moving_up(n):
    x = tuple((n - i) // 2 % 2 for i in range(n))
    return x, x[1:]
