# Wrong for 2, 0.5: "more than" in place of "at least" gives 3 (right 2).
def cells_needed(people, share):
    s = Fraction(str(share))
    m = 1
    while people > 1 and Fraction(m - 1, m) ** (people - 1) <= s:
        m += 1 if m < people else people // 100 + 1
    while m > 2 and Fraction(m - 2, m - 1) ** (people - 1) > s:
        m -= 1
    return m
