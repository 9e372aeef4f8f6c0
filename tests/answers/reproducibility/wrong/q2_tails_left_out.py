# Numbers of hits more than ten away from the middle are left out
# Witness: float(better_way(60)), float(better_way(25)) gives (0.5469683366626439, 0.5805721879005432), right is (0.5512890865042848, 0.5805901288986206)
def better_way(people):
    near = [k for k in range(people + 1) if abs(2 * k - people) <= 20]
    return Fraction(sum(math.comb(people, k) * max(k, people - k) for k in near), people * 2**people)
