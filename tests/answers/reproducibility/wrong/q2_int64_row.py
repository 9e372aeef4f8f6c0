# The sum is taken in int64, which wraps around from about 60 people on
# Witness: float(better_way(60)) gives 0.017955753170951425, right is 0.5512890865042848
def better_way(people):
    row = np.ones(1, dtype=np.int64)
    for _ in range(people):
        row = np.convolve(row, np.array([1, 1], dtype=np.int64))
    k = np.arange(people + 1)
    return Fraction(int((row * np.maximum(k, people - k)).sum()), people * 2**people)
