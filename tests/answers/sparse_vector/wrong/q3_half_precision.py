# Values are held in half precision, where 999.7 becomes 999.5. Input: values [999.7], threshold 999.6, epsilon 100.
import numpy as np


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    values = np.asarray(values, dtype=np.float16)
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    nu = rng.laplace(scale=2 * answers / ((1 - share) * epsilon), size=len(values))
    above = (values.astype(float) + nu >= limit).tolist()
    ends = [i for i, bit in enumerate(above) if bit]
    return above[: ends[answers - 1] + 1] if len(ends) >= answers else above
