# Classes are named by 1/k added up until 1 is reached, which takes a step too many for some k. Input: k = 10: 121 people.
def two_tables(k):
    names, x = [], 0.0
    while x < 1:
        names.append(x)
        x += 1 / k
    return [(a, b) for a in names for b in names]
