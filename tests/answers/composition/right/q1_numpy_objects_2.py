# Written with a matrix of zeros and ones in numpy that multiplies a vector of fractions.
from numpy import *


def plan_epsilons(plan, districts):
    if not plan:
        return array([Fraction(0), Fraction(0)], dtype=object)
    member = array([[int(d in places) for places, half in plan] for d in districts], dtype=object)
    loads = member.dot(array([e for formula, e in plan], dtype=object))
    parts = sorted(loads.tolist())
    return array([parts[-1], parts[-1] + parts[-2] if len(parts) >= 2 else 0 * parts[-1]], dtype=object)
