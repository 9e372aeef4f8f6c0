# The two decimal digits of a number below 100 are the classes, which ends at 10 classes. Input: k 11.
def two_tables(k):
    return [(n // 10, n % 10) for n in range(100) if n // 10 < k and n % 10 < k]
