"""At the ends of the range no fixed number of digits is enough: promises there, by their formulas.

Arguments are fractions, most of them floats, with exponents from all that floats have, and some
from beyond; each formula is evaluated with 2000 digits. `tests/helpers/safe_side.py` tries the
middle of the range.
"""

import math
import random
import re
import time
from fractions import Fraction

import mpmath
import pytest

from dpedu.privacy import amplification, belief, composition, discrete_profiles, profiles, testing

mp = mpmath.MPContext()
mp.dps = 2000
HIDDEN, NOTHING = mp.mpf(10) ** -60, mp.mpf(10) ** -330
TIMES = 20


def held(value):
    return Fraction(float(value))


def size(rng):
    """Of any exponent; one in four of middle ones."""
    power = rng.uniform(-3, 3) if rng.random() < 0.25 else rng.uniform(-323, 308)
    return max(held(f"{rng.uniform(1, 9.9):.17g}e{math.floor(power)}"), held(5e-324))


def noise(rng):
    return min(max(size(rng), held(1e-300)), held(1e300))


def faint(rng):
    """Some beyond floats."""
    beyond = Fraction(rng.randint(1, 9), 10 ** rng.randint(9, 500))
    return size(rng) if rng.random() < 0.7 else beyond


def share(rng):
    """A probability, next to both ends and to one half; in between, some with few digits."""
    kind = rng.randrange(7)
    if kind == 6:
        return Fraction(1, 2) + rng.choice([-1, 1]) * Fraction(1, 10 ** rng.randint(1, 400))
    if kind < 3:
        return min(faint(rng) % 1 or Fraction(1, 3), 1 - Fraction(1, 10**500))
    if kind < 5:
        return 1 - Fraction(rng.randint(1, 9), 10 ** rng.randint(1, 500))
    return Fraction(rng.randint(1, 19), 20)


def half(rng):
    found = share(rng)
    return min(found, 1 - found)


def order(rng):
    return 1 + faint(rng)


def count(rng):
    return rng.randint(1, 6)


def big(value):
    return mp.mpf(value.numerator) / value.denominator


def log(value):
    return mp.log(big(Fraction(value)))


def clipped(value):
    return max(value, mp.zero)


# Formulas -----------------------------------------------------------------------------------------


def cost(excess, delta):
    return (-log(delta) - log(1 + excess)) / big(excess) + mp.log(big(excess) / big(1 + excess))


def implied(loss, excess, delta):
    return loss + cost(excess, delta)


def laplace_trade_off(rate, scale, sensitivity):
    shrink, a = mp.exp(-big(sensitivity / scale)), big(rate)
    if 2 * rate >= 1:
        return shrink * (1 - a)
    return 1 - a / shrink if 2 * a < shrink else shrink / (4 * a)


def guaranteed(rate, level, delta):
    grown, kept, a = mp.exp(big(level)), big(1 - delta), big(rate)
    return clipped(max(kept - grown * a, (kept - a) / grown))


def laplace_renyi(alpha, scale, sensitivity):
    a, t = big(alpha), big(sensitivity / scale)
    if alpha == 1:
        return t + mp.exp(-t) - 1
    if 2 * alpha == 1:
        return -2 * mp.log((1 + t / 2) * mp.exp(-t / 2))
    rise = mp.exp((2 * a - 1) * t) - 1
    return (mp.log(1 + a * rise / (2 * a - 1)) - a * t) / (a - 1)


def pure_renyi(alpha, level):
    a, e = big(alpha), big(level)
    inner = mp.log(1 + mp.exp((1 - 2 * a) * e)) - mp.log(1 + mp.exp(-e))
    return e + inner / (a - 1)


def optimal_delta(total, level, times, delta):
    lie, found = 1 / (1 + mp.exp(big(level))), mp.zero
    for lies in range(times + 1):
        if (gap := total - (times - 2 * lies) * level) < 0:
            chance = mp.binomial(times, lies) * lie**lies * (1 - lie) ** (times - lies)
            found += chance * (1 - mp.exp(big(gap)))
    return 1 - big(1 - delta) ** times * (1 - found)


def discrete_laplace(level, scale, shift):
    """The mass of each m beyond which the loss is above ε, with its gap."""
    q, grown = mp.exp(-1 / big(scale)), mp.exp(big(level))
    return max(
        mp.zero,
        *(1 - q ** (m + 1) / (1 + q) - grown * q ** (shift - m) / (1 + q) for m in range(shift)),
    )


def sampled_renyi(rho, alpha, size, people):
    """Of ρ-zCDP, on a sample of a fixed size, for whole orders."""
    each, rate = [big(rho) * j for j in range(alpha + 1)], mp.mpf(size) / people
    terms = [rate**2 * mp.binomial(alpha, 2) * min(4 * (mp.exp(each[2]) - 1), 2 * mp.exp(each[2]))]
    terms += [
        rate**j * mp.binomial(alpha, j) * 2 * mp.exp((j - 1) * each[j]) for j in range(3, alpha + 1)
    ]
    return min(mp.log(1 + mp.fsum(terms)) / (alpha - 1), each[alpha])


ABOVE = {
    "order_epsilon": (
        composition.order_epsilon, (faint, order, share),
        lambda d, a, x: clipped(implied(big(d), a - 1, x)),
    ),
    "advanced_epsilon": (
        composition.advanced_epsilon, (faint, count, share),
        lambda e, k, d: mp.sqrt(-2 * k * log(d)) * big(e) + k * big(e) * mp.tanh(big(e) / 2),
    ),
    "zcdp_epsilon, simple": (
        lambda r, d: composition.zcdp_epsilon(r, d, conversion="simple"), (faint, share),
        lambda r, d: big(r) + 2 * mp.sqrt(-big(r) * log(d)),
    ),
    "pure_renyi": (composition.pure_renyi, (order, faint), pure_renyi),
    "laplace_renyi": (profiles.laplace_renyi, (faint, noise, noise), laplace_renyi),
    "laplace_epsilon": (
        profiles.laplace_epsilon, (share, noise, noise),
        lambda d, s, c: clipped(big(c / s) + 2 * log(1 - d)),
    ),
    "laplace_delta": (
        profiles.laplace_delta, (faint, noise, noise),
        lambda e, s, c: clipped(1 - mp.exp(big(e - c / s) / 2)),
    ),
    "laplace_scale": (
        profiles.laplace_scale, (faint, share, noise),
        lambda e, d, c: big(c) / (big(e) - 2 * log(1 - d)),
    ),
    "randomised_response_delta": (
        profiles.randomised_response_delta, (faint, half),
        lambda e, p: clipped(big(1 - p) - mp.exp(big(e)) * big(p)),
    ),
    "randomised_response_delta, next to an even one": (
        lambda part, gap: profiles.randomised_response_delta(4 * gap * part, (1 - gap) / 2),
        (share, half),
        lambda part, gap: clipped(
            (1 + big(gap)) / 2 - mp.exp(big(4 * gap * part)) * (1 - big(gap)) / 2
        ),
    ),
    "randomised_response_epsilon": (
        profiles.randomised_response_epsilon, (share, half),
        lambda d, p: log(max((1 - p - d) / p, 1)),
    ),
    "implied_delta": (
        profiles.implied_delta, (faint, faint, share),
        lambda e, f, d: big(d)
        + big(1 - d) * clipped(1 - mp.exp(big(e - f))) / (1 + mp.exp(-big(f))),
    ),
    "implied_epsilon": (
        lambda d, f, more: profiles.implied_epsilon(d, f, d * more), (share, faint, share),
        lambda d, f, more: mp.log(max(
            mp.one,
            mp.exp(big(f)) - big(d * (1 - more) / (1 - d * more)) * (mp.exp(big(f)) + 1),
        )),
    ),
    "optimal_delta": (
        lambda part, e, k, d: composition.optimal_delta(part * e, e, k, d),
        (share, lambda rng: rng.choice([size(rng), held(f"{rng.randint(1, 99)}e-323")]),
         lambda rng: rng.randint(1, 40),
         lambda rng: rng.choice([Fraction(0), share(rng)])),
        lambda part, e, k, d: optimal_delta(part * e, e, k, d),
    ),
    "discrete_laplace_delta": (
        lambda part, s, k: discrete_profiles.discrete_laplace_delta(part * k / s, s, k),
        (share, noise, count), lambda part, s, k: discrete_laplace(part * k / s, s, k),
    ),
    "posterior, greatest": (
        lambda b, e: belief.posterior_bounds(b, e)[1], (share, faint),
        lambda b, e: big(b) / (big(b) + mp.exp(-big(e)) * big(1 - b)),
    ),
    "subsampled_renyi": (
        lambda r, a, m, n: amplification.subsampled_renyi(lambda x: x * float(r), a, size=m,
                                                          people=n),
        (lambda rng: Fraction(1, 2**rng.randint(0, 900)), lambda rng: rng.randint(2, 5),
         lambda rng: 1, lambda rng: 10**rng.randint(0, 15)),
        sampled_renyi,
    ),
}  # fmt: skip
"""Each function whose value is rounded up, the arguments, and its formula."""

BELOW = {
    "order_divergence": (
        composition.order_divergence, (faint, order, share),
        lambda e, a, d: big(e) - cost(a - 1, d),
    ),
    "guaranteed_trade_off": (testing.guaranteed_trade_off, (share, faint, share), guaranteed),
    "guaranteed_trade_off, next to its end": (
        lambda a, gap, part: testing.guaranteed_trade_off(a, gap * part / a, 1 - a - gap),
        (lambda rng: Fraction(rng.randint(10, 19), 40), lambda rng: half(rng) / 2, share),
        lambda a, gap, part: guaranteed(a, gap * part / a, 1 - a - gap),
    ),
    "laplace_trade_off": (testing.laplace_trade_off, (share, noise, noise), laplace_trade_off),
    "posterior, least": (
        lambda b, e: belief.posterior_bounds(b, e)[0], (share, faint),
        lambda b, e: big(b) * mp.exp(-big(e)) / (big(b) * mp.exp(-big(e)) + big(1 - b)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", [*ABOVE, *BELOW])
def test_a_formula_is_followed_to_both_ends_of_all_floats_and_beyond(name):
    function, draws, formula = {**ABOVE, **BELOW}[name]
    sign = 1 if name in ABOVE else -1
    rng = random.Random(name)
    tried = 0
    while tried < TIMES:
        arguments = [draw(rng) for draw in draws]
        truth = sign * formula(*arguments)
        try:
            found = sign * mp.mpf(function(*arguments))
        except ValueError as refusal:
            # No float is an answer.
            if not re.search("must (need noise|be at least .* at that order)", str(refusal)):
                raise
            assert truth >= 0 or abs(truth) > mp.mpf("1.7e308") or abs(truth) < mp.mpf("3e-308")
            continue
        tried += 1
        assert truth - found <= HIDDEN * abs(truth) + NOTHING, ("unsafe", arguments, found)
        if abs(truth) < mp.mpf("1.7e308"):
            slack = mp.mpf(10) ** -9 * abs(truth) + mp.mpf("1e-323")
            assert found - truth <= slack, ("loose", arguments, found)


# Solved -------------------------------------------------------------------------------------------

MANY, FEW = mpmath.MPContext(), mpmath.MPContext()
MANY.dps, FEW.dps = 1500, 120


def reading(value, context=MANY):
    return context.mpf(value.numerator) / value.denominator


def root(rising, low, high):
    """Of a function that rises, by halves of the exponent."""
    low, high = FEW.log(FEW.mpf(low)), FEW.log(FEW.mpf(high))
    while high - low > FEW.mpf(10) ** -32:
        middle = (low + high) / 2
        low, high = (low, middle) if rising(FEW.exp(middle)) > 0 else (middle, high)
    return MANY.make_mpf(FEW.exp(low)._mpf_)


def logarithm(value, context=MANY):
    many = MANY.log(reading(value))
    return many if context is MANY else context.make_mpf(many._mpf_) * 1


def least_epsilon(rho, delta):
    """Of zero-concentrated DP, at the best order."""
    rate, logs = reading(rho, FEW), -logarithm(delta, FEW)
    x = root(
        lambda x: rate * x * x + FEW.log1p(x) - logs, FEW.mpf(10) ** -3000, 1 / reading(delta, FEW)
    )
    rest = (-logarithm(delta) - MANY.log(1 + x)) / x + MANY.log(x / (1 + x))
    return max(MANY.zero, (1 + x) * reading(rho) + rest)


def least_delta(rho, epsilon):
    rate, level = reading(rho, FEW), reading(epsilon, FEW)
    x = root(
        lambda x: (2 * x + 1) * rate - FEW.log1p(1 / x) - level,
        FEW.exp(-1100), max(10, level / rate, 1 / rate),
    )  # fmt: skip
    exponent = x * ((1 + x) * reading(rho) - reading(epsilon)) + (1 + x) * MANY.log(x / (1 + x))
    return min(MANY.one, MANY.exp(exponent) / x)


def is_next(found, truth, arguments):
    """Not below, and hardly above."""
    assert truth - found <= HIDDEN * truth + NOTHING, ("unsafe", arguments, found)
    if truth < 1.7e308:
        assert found - truth <= 1e-9 * truth + MANY.mpf("1e-323"), ("loose", arguments, found)


def root_of(value):
    """About the square root of a fraction of any size."""
    return Fraction(int(MANY.sqrt(reading(value)) * 10**1000), 10**1000)


def test_zero_concentrated_epsilon_is_the_best_of_all_orders():
    """Below 10^-250 it was half of what the order found implies, or less."""
    rng = random.Random(1)
    for _ in range(TIMES):
        rho, delta = faint(rng), share(rng)
        if rng.random() < 0.5:
            rho, delta = rho / 10**250, Fraction(1, 10 ** rng.randint(100, 500))
        found = MANY.mpf(composition.zcdp_epsilon(rho, delta))
        is_next(found, least_epsilon(rho, delta), (rho, delta))


def test_zero_concentrated_delta_is_the_best_of_all_orders():
    """Below 10^-97 the order was found to 50 places only, of which none was left."""
    rng = random.Random(2)
    for _ in range(TIMES):
        rho = faint(rng)
        level = rng.choice([Fraction(0), faint(rng), rho + root_of(rho) * rng.randint(0, 40)])
        level = min(level, held(1e308))
        found = MANY.mpf(composition.zcdp_delta(rho, level))
        if rho - level > 1000:
            assert found == 1
        else:
            is_next(found, least_delta(rho, level), (rho, level))


def test_zero_concentrated_budget_is_the_largest():
    rng = random.Random(3)
    for _ in range(TIMES):
        level, delta = size(rng), share(rng)
        found = composition.zcdp_rho(level, delta)
        if found:
            assert least_epsilon(held(found), delta) <= reading(level) * (1 + HIDDEN)
        if found < 1e308:
            larger = held(max(found * (1 + 1e-9), found + 1e-323))
            assert least_epsilon(larger, delta) > reading(level), (level, delta, found)


def test_curves_are_converted_as_zero_concentration_is():
    """Orders ended at 10^-9 above 1, and at 10^16."""
    rng = random.Random(4)
    for _ in range(12):
        rho = float(f"{rng.uniform(1, 9):.3g}e{rng.randint(-300, 2)}")
        delta = rng.choice([
            held(f"1e{rng.randint(-323, -1)}"), 1 - held(10.0 ** -rng.randint(1, 13)),
        ])  # fmt: skip
        found = composition.renyi_epsilon(lambda order, rho=rho: rho * order, delta)
        best = composition.zcdp_epsilon(held(rho), delta)
        assert best <= found <= best * (1 + 1e-6) + 1e-320, (rho, delta)
        level = held(rho) + root_of(held(rho)) * rng.randint(0, 20)
        found = composition.renyi_delta(lambda order, rho=rho: rho * order, level)
        best = composition.zcdp_delta(held(rho), level)
        assert best <= found <= best * (1 + 1e-6) + 1e-320, (rho, level)


def gaussian_delta(level, mu):
    e, m = reading(level), reading(mu)
    low, high = (e / m - m / 2) / MANY.sqrt(2), (e / m + m / 2) / MANY.sqrt(2)
    return (MANY.erfc(low) - MANY.exp(e) * MANY.erfc(high)) / 2


def test_gaussian_noise_at_both_ends():
    rng = random.Random(5)
    for _ in range(10):
        mu = held(f"{rng.uniform(1, 9):.17g}e{rng.randint(-300, 1)}")
        level = max(Fraction(0), mu * mu / 2 + mu * Fraction(rng.uniform(-30, 38)))
        found = MANY.mpf(profiles.gaussian_delta(level, 1, mu))
        is_next(found, gaussian_delta(level, mu), (level, mu))


def test_a_delta_next_to_one_is_told_from_it():
    """No 70 digits tell 1 - 10^-100 from 1: every profile was taken for one that suffices."""
    rng = random.Random(6)
    for _ in range(2):
        delta, mu = 1 - Fraction(1, 10 ** rng.randint(80, 300)), Fraction(rng.randint(1, 400), 3)
        found = held(profiles.gaussian_epsilon(delta, 1, mu))
        assert gaussian_delta(found, mu) <= reading(delta)
        assert not found or gaussian_delta(found * Fraction(1 - 1e-9), mu) > reading(delta)
        noise = held(profiles.gaussian_sigma(found + 1, delta))
        assert gaussian_delta(found + 1, 1 / noise) <= reading(delta)
        assert gaussian_delta(found + 1, Fraction(1 + 1e-9) / noise) > reading(delta)
        steep = Fraction(rng.randint(100, 2000))
        for times, given in [(2, Fraction(0)), (2, Fraction(1, 3)), (1, 2 * delta - 1)]:
            whole = held(composition.optimal_epsilon(delta, steep, times, given))
            assert optimal_delta(whole, steep, times, given) <= big(delta)
        width = Fraction(1, rng.randint(100, 999))
        found = held(discrete_profiles.discrete_laplace_epsilon(delta, width, 3))
        assert discrete_laplace(found, width, 3) <= big(delta)
        assert not found or discrete_laplace(found * Fraction(1 - 1e-9), width, 3) > big(delta)


def test_compositions_of_the_least_floats_are_not_below():
    """Their gains were sums of floats that hold a digit or two."""
    rng = random.Random(8)
    for _ in range(100):
        level, times = held(f"{rng.uniform(1, 9):.3g}e-{rng.randint(318, 323)}"), rng.randint(2, 40)
        total = level * rng.randint(0, 9) / 10
        found = mp.mpf(composition.optimal_delta(total, level, times))
        assert found >= optimal_delta(total, level, times, Fraction(0)) * (1 - HIDDEN)


def test_what_leaves_hardly_anything_is_composed():
    """Guesses took floats, in which 1 - 10^-20 is 1: an error from inside."""
    tiny = Fraction(1, 10**20)
    assert composition.optimal_epsilon(1 - tiny * 9 / 10, 1, 1, 1 - tiny) < 1
    assert composition.optimal_epsilon(1 - Fraction(9, 10**331), 1, 330, Fraction(9, 10)) <= 330


def test_a_trade_off_of_gaussian_noise_from_any_rate():
    """From a rate of 10^-2000 it took half a minute."""
    rng = random.Random(7)
    for _ in range(8):
        start = MANY.mpf(rng.uniform(-1, 1)) * MANY.mpf(10) ** rng.randint(-60, 1)
        tail = MANY.erfc(start) / 2
        _, whole, power, _ = tail._mpf_
        rate = Fraction(int(whole)) * Fraction(2) ** power
        mu = rng.choice([
            held(f"{rng.uniform(1, 9):.17g}e{rng.randint(-300, 1)}"),
            Fraction(abs(int(start * 10**6)) + rng.randint(1, 10**7), 10**6),
        ])  # fmt: skip
        found = testing.gaussian_trade_off(rate, 1, mu)
        truth = MANY.erfc(reading(mu) / MANY.sqrt(2) - start) / 2
        assert found <= truth * (1 + HIDDEN)
        assert found >= truth * (1 - 1e-9) - 1e-323
    for rate in (Fraction(1, 10**2000), 1 - Fraction(1, 10**2000)):
        begun = time.process_time()
        assert 0 <= testing.gaussian_trade_off(rate, 1) < 1
        assert time.process_time() - begun < 2
