# A list that is rotated, with other names.
def pad(k):
    names = [chr(97 + i) for i in range(k)]
    table = {}
    for x in reversed(range(k)):
        table[x] = dict.fromkeys(zip(names, names[x:] + names[:x]), Fraction(1, k))
    return table
