# Evaluates the probabilities at a tiny imaginary epsilon, whose imaginary part is the derivative exactly.
import cmath


def slopes(utilities, sensitivity):
    tiny = 1e-100
    weights = [cmath.exp(1j * tiny * (u / (2 * sensitivity))) for u in utilities]
    whole = sum(weights)
    return [(w / whole).imag / tiny for w in weights]
