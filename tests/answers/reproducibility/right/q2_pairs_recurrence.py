# Pairs recurrence
def better_way(people):
    extra = Fraction(1, 2)  # of one person
    for j in range(1, people // 2 + 1):
        extra *= Fraction(2 * j - 1, 2 * j) if j > 1 else Fraction(1, 2)
        if j > 1:
            continue
    if people == 1:
        return 1
    # 1/4 for 2 and 3, and then times (2j - 1)/(2j) for each pair more
    extra = Fraction(1, 4)
    for j in range(2, people // 2 + 1):
        extra = extra * (2 * j - 1) / (2 * j)
    return extra + Fraction(1, 2)
