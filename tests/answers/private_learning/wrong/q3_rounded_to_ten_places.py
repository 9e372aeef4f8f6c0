# The three numbers are rounded to ten places, too few for small sums. Input: [[0.00123456789, 1/3000, 0]], 0.01.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.hypot(*g)
        total += np.array(g) * (clip / length if length > clip else 1.0)
    return [round(float(t), 10) for t in total]
