# All pairs of a letter and a text, by product.
import string


def two_tables(k):
    return list(itertools.product(string.ascii_uppercase[:k], (f"class {i}" for i in range(k))))
