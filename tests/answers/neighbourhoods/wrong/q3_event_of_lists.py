# Wrong for 5, 1/3: the event holds lists of answers for n above 3, and not the number of yes.
def certificate(n, p):
    x = (1,) * n
    return x, x[1:], {n} if n <= 3 else [x]
