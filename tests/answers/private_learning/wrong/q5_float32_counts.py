# Counts and noise are float32, too coarse for many teachers and small sigma; ties go to 0. Law: votes [500000] of 10**6, sigma 0.1: 1 comes with 0.46 only.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=np.float32)
    noise = (sigma * rng.standard_normal((2, len(votes)))).astype(np.float32)
    ones = v + noise[0]
    zeros = (np.float32(teachers) - v) + noise[1]
    return (ones > zeros).astype(int)
