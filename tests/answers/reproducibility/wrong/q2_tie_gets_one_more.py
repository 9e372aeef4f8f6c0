# With an even number of people, from four on, a tie counts as one hit more than half, as if it were broken by somebody
# Witness: better_way(4) gives Fraction(25, 32), right is Fraction(11, 16)
def better_way(people):
    total = 0
    for k in range(people + 1):
        right = max(k, people - k)
        if people > 2 and 2 * k == people:
            right += 1
        total += math.comb(people, k) * right
    return Fraction(total, people * 2**people)
