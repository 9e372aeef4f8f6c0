# Names classes by the ten digits, so that there are never more than ten.
def two_tables(k):
    digits = "0123456789"[:k]
    return [(a, b) for a in digits for b in digits]
