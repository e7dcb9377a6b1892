"""Writes models of PyTorch and of transformers as ONNX files, by both of PyTorch's exporters.

    pip install torch transformers onnx onnxscript
    python tools/torch_models.py FOLDER [--only NAME,...]

The models are small, with drawn weights, and have the structure of their kind; most sizes of their inputs are symbols:
batch, seq, h, w, m, t. `tools/onnx_networks.py` compares what pyopt knows of their shapes with running them. What an
exporter cannot write is named.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
import transformers
from torch import nn
from torch.nn import functional

SMALL = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 64}
TEXT = {**SMALL, "vocab_size": 100}


Symbols: TypeAlias = dict[str, dict[int, str]]


class Of(nn.Module):  # type: ignore[misc]
    """A function of a module and one or two tensors."""

    def __init__(self, module: nn.Module, function: Callable[..., Any]) -> None:
        super().__init__()
        self.module = module
        self.function = function


class OfOne(Of):
    def forward(self, x: Any) -> Any:
        return self.function(self.module, x)


class OfTwo(Of):
    def forward(self, x: Any, y: Any) -> Any:
        return self.function(self.module, x, y)


class Convolutions(nn.Module):  # type: ignore[misc]
    """Strided and grouped convolutions, upsampling, pooling that rounds up."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.norm = nn.Conv2d(3, 16, 3, stride=2, padding=1), nn.BatchNorm2d(16)
        self.second, self.up = nn.Conv2d(16, 32, 3, padding=1, groups=16), nn.Upsample(scale_factor=2, mode="bilinear")

    def forward(self, x: Any) -> Any:
        large = self.up(self.second(torch.relu(self.norm(self.first(x)))))
        return large.mean((2, 3)), functional.max_pool2d(large, 3, 2, 1, ceil_mode=True)


class UNet(nn.Module):  # type: ignore[misc]
    """Pads what it has made larger again to the size of what it has seen before."""

    def __init__(self) -> None:
        super().__init__()
        self.down, self.deep = nn.Conv2d(3, 8, 3, padding=1), nn.Conv2d(8, 16, 3, padding=1)
        self.up, self.last = nn.ConvTranspose2d(16, 8, 2, stride=2), nn.Conv2d(16, 1, 1)

    def forward(self, x: Any) -> Any:
        wide = torch.relu(self.down(x))
        found = self.up(torch.relu(self.deep(functional.max_pool2d(wide, 2))))
        rows, columns = wide.shape[2] - found.shape[2], wide.shape[3] - found.shape[3]
        found = functional.pad(found, [columns // 2, columns - columns // 2, rows // 2, rows - rows // 2])
        return torch.sigmoid(self.last(torch.cat([wide, found], 1)))


class Recurrent(nn.Module):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__()
        self.table, self.layers = nn.Embedding(100, 16), nn.LSTM(16, 32, 2, batch_first=True, bidirectional=True)
        self.gated, self.last = nn.GRU(64, 16, batch_first=True), nn.ConvTranspose1d(16, 4, 4, stride=3, padding=1)

    def forward(self, x: Any) -> Any:
        found, (state, _) = self.layers(self.table(x))
        rows, _ = self.gated(found)
        return self.last(rows.transpose(1, 2)), state, found[:, -1], found.mean(1)


class Indices(nn.Module):  # type: ignore[misc]
    """What moves, chooses and counts elements."""

    def forward(self, x: Any, y: Any) -> Any:
        batch, rows, columns = x.shape
        products = torch.einsum("bnd,bmd->bnm", x, y)
        largest, places = torch.topk(x, 3, dim=2)
        stacked = torch.stack([x, x * 2], 1).reshape(batch * 2, rows, columns)
        parts = torch.split(x, 3, dim=2)
        grid = torch.stack(torch.meshgrid(torch.arange(rows), torch.arange(columns), indexing="ij"), -1).reshape(-1, 2)
        return (
            products.masked_fill(products > 0, 0.0), largest, stacked, parts[0], parts[-1], torch.gather(x, 2, places),
            x.repeat(1, 2, 1), x[:, :1].expand(batch, rows, columns), torch.cumsum(x, 1), x[:, ::2], x[:, 1:-1],
            torch.flip(x, [1]), x.transpose(1, 2).reshape(batch, -1), x.unfold(2, 4, 2), functional.pad(x, [1, 2]),
            torch.roll(x, 2, 1), x.argmax(1), torch.sort(x, -1)[0], torch.tril(torch.ones(rows, rows)), grid,
        )  # fmt: skip


IMAGE = torch.randn(2, 3, 64, 64)
IDS = torch.randint(0, 90, (2, 7))
ONES = torch.ones(2, 7, dtype=torch.long)
BATCH = {"x": {0: "batch"}}
SIZES = {"x": {0: "batch", 2: "h", 3: "w"}}
WORDS = {"x": {0: "batch", 1: "seq"}}
MASKED = {**WORDS, "y": {0: "batch", 1: "seq"}}
TWO = {**WORDS, "y": {0: "batch", 1: "m"}}


def of_words(module: Any, x: Any) -> Any:
    return module(input_ids=x)[0]


def of_image(module: Any, x: Any) -> Any:
    return module(pixel_values=x)[0]


def of_sound(module: Any, x: Any) -> Any:
    return module(input_values=x)[0]


def of_masked(module: Any, x: Any, y: Any) -> Any:
    return module(input_ids=x, attention_mask=y)[0]


def of_two(module: Any, x: Any, y: Any) -> Any:
    return module(input_ids=x, decoder_input_ids=y, use_cache=False)[0]


OWN: list[tuple[str, Callable[[], nn.Module], tuple[torch.Tensor, ...], Symbols]] = [
    ("convolutions", Convolutions, (IMAGE,), SIZES),
    ("unet", UNet, (IMAGE,), SIZES),
    ("recurrent", Recurrent, (IDS,), WORDS),
    ("indices", Indices, (torch.randn(2, 6, 8), torch.randn(2, 5, 8)), TWO),
]
OTHERS: list[tuple[str, str, dict[str, Any], Callable[..., Any], tuple[torch.Tensor, ...], Symbols]] = [
    ("bert", "BertModel", TEXT, of_masked, (IDS, ONES), MASKED),
    ("distilbert", "DistilBertModel", {"vocab_size": 100, "dim": 32, "n_layers": 2, "n_heads": 4, "hidden_dim": 64},
     of_masked, (IDS, ONES), MASKED),
    ("albert", "AlbertModel", {**TEXT, "embedding_size": 16}, of_words, (IDS,), WORDS),
    ("deberta", "DebertaV2Model", {**TEXT, "relative_attention": True, "pos_att_type": ["p2c", "c2p"]}, of_words,
     (IDS,), WORDS),
    ("gpt2", "GPT2LMHeadModel", {"vocab_size": 100, "n_embd": 32, "n_layer": 2, "n_head": 4, "use_cache": False},
     of_masked, (IDS, ONES), MASKED),
    ("llama", "LlamaForCausalLM", {**TEXT, "num_key_value_heads": 2, "use_cache": False}, of_masked, (IDS, ONES),
     MASKED),
    ("gemma", "GemmaForCausalLM", {**TEXT, "num_key_value_heads": 1, "head_dim": 8, "use_cache": False}, of_words,
     (IDS,), WORDS),
    ("t5", "T5EncoderModel", {"vocab_size": 100, "d_model": 32, "d_ff": 64, "num_layers": 2, "num_heads": 4, "d_kv": 8},
     of_masked, (IDS, ONES), MASKED),
    ("bart", "BartModel", {"vocab_size": 100, "d_model": 32, "encoder_layers": 1, "decoder_layers": 1,
     "encoder_attention_heads": 4, "decoder_attention_heads": 4, "encoder_ffn_dim": 32, "decoder_ffn_dim": 32}, of_two,
     (IDS, IDS[:, :5]), TWO),
    ("vit", "ViTModel", {**SMALL, "image_size": 64, "patch_size": 8}, of_image, (IMAGE,), BATCH),
    ("clip", "CLIPVisionModel", {**SMALL, "image_size": 64, "patch_size": 8}, of_image, (IMAGE,), BATCH),
    ("swin", "SwinModel", {"image_size": 64, "embed_dim": 8, "depths": [2, 2], "num_heads": [1, 2], "window_size": 4},
     of_image, (IMAGE,), BATCH),
    ("segformer", "SegformerModel", {"hidden_sizes": [8, 16, 16, 16], "depths": [1] * 4,
     "num_attention_heads": [1, 2, 2, 2]}, of_image, (IMAGE,), BATCH),
    ("resnet", "ResNetModel", {"embedding_size": 8, "hidden_sizes": [8, 16], "depths": [1, 1], "layer_type": "basic"},
     of_image, (IMAGE,), SIZES),
    ("convnext", "ConvNextModel", {"hidden_sizes": [8, 16], "depths": [1, 1], "num_stages": 2}, of_image, (IMAGE,),
     SIZES),
    ("mobilenet", "MobileNetV2Model", {"image_size": 64, "depth_multiplier": 0.35}, of_image, (IMAGE,), SIZES),
    ("wav2vec2", "Wav2Vec2Model", {**SMALL, "conv_dim": (8, 8, 8), "conv_kernel": (10, 3, 3),
     "conv_stride": (5, 2, 2), "num_feat_extract_layers": 3, "num_conv_pos_embeddings": 16,
     "num_conv_pos_embedding_groups": 4}, of_sound, (torch.randn(2, 1600),), {"x": {0: "batch", 1: "t"}}),
]  # fmt: skip


def models() -> Iterator[tuple[str, Callable[[], nn.Module], tuple[torch.Tensor, ...], Symbols]]:
    """(name, what makes the module, arguments to trace it with, names of their extents that are symbols)."""
    yield from OWN
    for name, kind, configuration, function, arguments, symbols in OTHERS:
        config = {"T5EncoderModel": "T5Config"}.get(kind) or re.sub("(LMHead|ForCausalLM|Model)+$", "", kind) + "Config"

        def made(kind: str = kind, config: str = config, given: Any = configuration, function: Any = function,
                 count: int = len(arguments)) -> nn.Module:  # fmt: skip
            module = getattr(transformers, kind)(getattr(transformers, config)(**given))
            return (OfOne if count == 1 else OfTwo)(module, function)

        yield name, made, arguments, symbols


def write(path: Path, module: nn.Module, arguments: tuple[torch.Tensor, ...], symbols: Symbols, by_graph: bool) -> None:
    """Exports a module: by torch.export, or as TorchScript did it."""
    names = list(symbols)
    if by_graph:
        dims: dict[str, Any] = {}
        shapes = [
            {at: dims.setdefault(one, torch.export.Dim(one)) for at, one in symbols[name].items()} for name in names
        ]
        found = torch.onnx.export(
            module,
            arguments,
            dynamo=True,
            dynamic_shapes=tuple(shapes),
            input_names=names,
            opset_version=18,
            verbose=False,
        )
        assert found is not None
        found.save(path)
    else:
        torch.onnx.export(
            module, arguments, path, dynamo=False, dynamic_axes=symbols, input_names=names, opset_version=17
        )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", help="names, comma-separated")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    warnings.simplefilter("ignore")
    for name, made, given, symbols in models():
        if options.only is not None and name not in options.only.split(","):
            continue
        for exporter, by_graph in (("export", True), ("script", False)):
            path = options.folder / f"{name}-{exporter}.onnx"
            try:
                write(path, made().eval(), given, symbols, by_graph)
            except Exception as error:  # The exporters end with whatever error their own code meets.
                print(f"{path.stem}: {type(error).__name__}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
