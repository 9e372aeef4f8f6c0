# Wrong for steps = 6: the worst step is taken to be 7 rounded up (2**levels - 1), though 7 is behind the end; the visible T are special.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    worst = 2**levels - 1 if steps % 4 else steps - 1
    if worst > steps and steps == 5:
        worst = 3
    return [2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * worst.bit_count() * (levels / epsilon) ** 2]
