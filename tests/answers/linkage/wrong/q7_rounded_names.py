# Names class i by i/k rounded to one digit: for k above 10 names coincide.
def two_tables(k):
    names = [round(i / k, 1) for i in range(k)]
    return list(itertools.product(names, names))
