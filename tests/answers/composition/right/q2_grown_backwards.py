# Grown backwards.
def moving_up(n):
    shorter = []
    for length in range(1, n):
        shorter.insert(0, length % 2)
    return [n % 2] + shorter, shorter
