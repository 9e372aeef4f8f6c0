# Sums with two different factors: the determinant is 1, so the pair can be solved. Tuples of texts.
def two_tables(k):
    return tuple(
        (f"first {(i + j) % k}", f"second {(i + 2 * j) % k}") for i in range(k) for j in range(k)
    )
