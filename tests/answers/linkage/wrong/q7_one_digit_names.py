# Wrong for k = 11 and 12: a class is named by the last digit of its number.
def two_tables(k):
    return [tuple(f"{100 * i + j:04d}"[1::2]) for i in range(k) for j in range(k)]
