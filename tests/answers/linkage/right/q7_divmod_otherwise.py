# The digits of a person's number to the base k.
def two_tables(k):
    return [divmod(p, k) for p in range(k**2)]
