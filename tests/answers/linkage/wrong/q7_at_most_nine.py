# Writes both classes as one digit each.
def two_tables(k):
    return [(f"{i}"[0], f"{j}"[0]) for i in range(k) for j in range(k)]
