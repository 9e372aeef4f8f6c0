# Clips the total too, to twice the length, as a replaced record moves it by that.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        total = total + np.array(g) * (clip / max(clip, math.hypot(*g)))
    return total * (2 * clip / max(2 * clip, math.hypot(*total)))
